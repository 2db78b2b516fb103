import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Put the script into the page, so that it is one file that works without a server. */
const inline: Plugin = {
  name: 'inline',
  enforce: 'post',
  generateBundle(_, bundle) {
    const script = Object.values(bundle).find((file) => file.type === 'chunk');
    const page = Object.values(bundle).find((file) => file.fileName.endsWith('.html'));
    if (script?.type !== 'chunk' || page?.type !== 'asset') throw new Error('there is nothing to put together');
    const code = script.code.replaceAll('</script', '<\\/script');
    page.source = String(page.source).replace(/<script[^>]*src=[^>]*><\/script>/, '').replace('</body>', () => `<script type="module">${code}</script></body>`);
    delete bundle[script.fileName];
  },
};

export default defineConfig({
  plugins: [svelte({ compilerOptions: { css: 'injected' } }), inline],
  publicDir: false,
  build: { outDir: '../src/zocker/server/client', emptyOutDir: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: 'check.html' } },
});
