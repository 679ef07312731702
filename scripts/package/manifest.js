/** Needed to build the browser app, which the package brings built. */
const BUILT_IN = [
  '@fontsource-variable/fredoka',
  '@fontsource-variable/nunito-sans',
  '@simplewebauthn/browser',
  '@sveltejs/vite-plugin-svelte',
  'lean-qr',
  'svelte',
  'vite',
];

/**
 * The package.json of an installed Tidetable: no scripts, no tools.
 * @param {string} text the package.json of the repository
 * @returns {Record<string, unknown>}
 */
export function installedManifest(text) {
  const {
    scripts: _scripts,
    devDependencies: _dev,
    overrides: _overrides,
    allowScripts: _allow,
    ...manifest
  } = JSON.parse(text);
  const dependencies = Object.fromEntries(
    Object.entries(manifest.dependencies).filter(([name]) => !BUILT_IN.includes(name)),
  );
  // The Node that Tidetable runs on is the one it was installed with.
  const { optionalDependencies: _node, private: _private, ...rest } = manifest;
  return { ...rest, dependencies };
}
