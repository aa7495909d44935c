// Imported first by each command, before anything that an old Node could not do.
const NEEDED_MAJOR = 20;
const major = Number(process.versions.node.split('.')[0]);
if (major < NEEDED_MAJOR) {
  console.error(
    'Writdesk needs Node ' +
      NEEDED_MAJOR +
      ' or later; this is ' +
      process.version +
      '. See https://nodejs.org/',
  );
  process.exit(1);
}
