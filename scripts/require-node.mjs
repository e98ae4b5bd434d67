// Runs before `npm start` and `npm test`, in plain JavaScript so that an old Node can read it: the
// product needs the Node that its own `node` package brings, and says so when that is missing.
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  console.error(
    `CoinSight runs on Node 24, which its "node" package installs; this is Node ${process.versions.node}.\n` +
      'Its install script was probably skipped. Run `npm rebuild node` and then the same command again.',
  )
  process.exit(1)
}
