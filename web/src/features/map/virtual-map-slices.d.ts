/** Made by `web/build/map-slices-plugin.ts`: the address of each slice, by the FIPS code of its state, and `us` for the states. */
declare module 'virtual:map-slices' {
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}
