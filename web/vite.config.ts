import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = '127.0.0.1:8000';

/** Write scripts and styles in compressed forms as well, so that the server needs no time for it. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file))) {
      const path = join(dir!, name);
      const source = await readFile(path);
      await writeFile(`${path}.br`, await promisify(brotliCompress)(source));
      await writeFile(`${path}.gz`, await promisify(gzip)(source, { level: 9 }));
    }
  },
};

export default defineConfig({
  plugins: [svelte(), svelteTesting(), compressed],
  build: {
    outDir: '../src/zocker/server/client',
    emptyOutDir: true,
    target: 'es2022',
    // What the first pages share with others is one file: a small one travels as its headers, mostly
    rolldownOptions: { output: { codeSplitting: { groups: [
      { name: 'shared', test: /(people|connection|invitation\.svelte|tones|moving|Token|Lost|Address|SeatRow|Sheet|PageHead|Poster|TableLine|Bill|Tableau|samples|Chip|ChipFace|Face|Shelf|notes|counting|settings\.svelte|seated\.svelte|strangers\.svelte|rounds|splitting|pace|joining|seats\/seats|table\/(settled|words|small|pointing|targets)|svelte\/src\/motion\/[a-z-]+|show\/roll|Rolled|show\/views|touching|LooseDice|Worth|emblems|parts\/fields|pieces\/Board|(net|learn)\/api|svelte\/src\/reactivity\/[a-z-]+)\.(js|ts|svelte)/ },
      { name: 'proof', test: /noble|proof\/(chain|derivation|device|ledger|vault|wrong)\.ts/ },
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
