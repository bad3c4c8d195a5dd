// npm run prove: the long tests (*.proof.test.ts, *.proof.spec.ts): whole prints of many briefs, office programs, programs
// that are started and killed, purchases by every road. Arguments narrow it as with npm test.
import { runTests } from './run-tests.mjs'

process.exit(await runTests(process.argv.slice(2), { proofs: true }))
