// npm test: what every change has to pass, in the time of a coffee.
// Arguments narrow it: `npm test -- server/jobs kit` to those unit tests, `npm test -- e2e/shell` to those in the browser.
import { runTests } from './run-tests.mjs'

process.exit(await runTests(process.argv.slice(2)))
