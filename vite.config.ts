import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { rulesPages } from './scripts/rules-pages.js';
import { serviceWorker } from './scripts/service-worker.js';

const root = import.meta.dirname;

// `--mode toy` builds the app around the toy of the tests: every corner of the contract in a match of a minute.
const toy = {
  find: /^(?:\.\.\/)+games\/index\.ts$/,
  replacement: join(root, 'test/toy/registry.ts'),
};

export default defineConfig(({ mode }) => ({
  root: join(root, 'src/web'),
  // Relative addresses: the folder can be served from anywhere.
  base: './',
  cacheDir: join(root, 'node_modules/.vite'),
  resolve: { alias: mode === 'toy' ? [toy] : [] },
  plugins: [
    svelte(),
    rulesPages(join(root, mode === 'toy' ? 'test/toy/rules' : 'docs/rules'), join(root, 'src/web/boards')),
    serviceWorker(readFileSync(join(root, 'src/web/pwa/service-worker.js'), 'utf8')),
  ],
  build: {
    outDir: join(root, 'dist', mode === 'toy' ? 'web-toy' : 'web'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: 'manifest.json',
    // Small files inlined as data would be loaded by everybody, needed or not.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // What everybody loads first, with all it needs, is one file: dozens of small ones compress worse and wait for one another.
      output: { codeSplitting: { groups: [{ name: 'app', test: /src\/web\/App\.svelte$/ }] } },
    },
  },
  worker: { format: 'es' },
}));
