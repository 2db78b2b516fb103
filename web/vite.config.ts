import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const server = '127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: { outDir: '../src/zocker/server/client', emptyOutDir: true, target: 'es2022' },
  server: {
    fs: { allow: ['..'] }, // the catalogues
    proxy: { '/api': `http://${server}`, '/ws': { target: `ws://${server}`, ws: true } },
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
});
