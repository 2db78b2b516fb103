import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const server = '127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: '../src/zocker/server/client',
    emptyOutDir: true,
    target: 'es2022',
    // What the first pages share with others is one file: a small one travels as its headers, mostly
    rolldownOptions: { output: { codeSplitting: { groups: [
      { name: 'shared', test: /(people|tones|moving|Token|Lost|Address|SeatRow|Sheet|PageHead|Poster|TableLine|Bill|Tableau|samples|Chip|ChipFace|Face|Shelf|fields|counting|settings\.svelte|seated\.svelte|pieces\/Board|lib\/api)\.(ts|svelte)/ },
      { name: 'proof', test: /noble|proof\/(chain|derivation|device|ledger|wrong)\.ts/ },
    ] } } },
  },
  server: {
    fs: { allow: ['..'] }, // the catalogues
    proxy: { '/api': `http://${server}`, '/ws': { target: `ws://${server}`, ws: true } },
  },
  // A document of its own for each file takes five times as long as all tests; what they replace is put back
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
  },
});
