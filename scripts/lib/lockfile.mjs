const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'];

/**
 * The optional packages that others of the lockfile name and that it has not itself.
 *
 * @param {Record<string, object>} packages as `package-lock.json` lists them
 * @returns {{ path: string, entry: object }[]} with what npm would have written, but for the checksum
 */
export function missingOptionalPackages(packages) {
  const missing = new Map();
  for (const [holder, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isFound(packages, holder, name)) continue;
      const { cpu, libc, os } = platformOf(name);
      // In npm's own order, so that its next run changes nothing.
      missing.set(`node_modules/${name}`, {
        version,
        ...(cpu && { cpu }),
        ...(dev && { dev }),
        ...(libc && { libc }),
        optional: true,
        ...(os && { os }),
      });
    }
  }
  return [...missing].map(([path, entry]) => ({ path, entry }));
}

/** Whether Node would find `name` from the folder of `holder`. */
function isFound(packages, holder, name) {
  for (let folder = holder; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder.includes('node_modules')) return Boolean(packages[`node_modules/${name}`]);
  }
}

/** What the name of a binary's package says of its platform: `binding-linux-arm-musleabihf`, `win32-x64`. */
function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : [];
  return {
    ...(cpu.length && { cpu }),
    ...(libc.length && os.includes('linux') && { libc }),
    ...(os.length && { os }),
  };
}
