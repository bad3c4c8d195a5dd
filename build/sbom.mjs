// npm run sbom: what a fresh clone needs, then the list of everything that it is made of.
import { ensurePackages, node, run } from './prepare.mjs'

await ensurePackages()
process.exit(await run(node, ['build/third-party/write-sbom.ts']))
