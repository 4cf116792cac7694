/**
 * Vite plugin: every style sheet begins by naming the layers in their order. The order of layers is that of their first mention, and the
 * bundler may put the sheet of an island before the one that says it.
 */
export const layerOrder = () => ({
  name: 'scoperta-layer-order',
  enforce: 'pre',
  transform: (code, id) =>
    /\.css(?:$|\?)/.test(id) && code.includes('@layer')
      ? { code: `@layer base, prose, components, utilities;\n${code}`, map: null }
      : undefined,
});
