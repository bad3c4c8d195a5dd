// Commands whose capability is not built yet say so, and fail, so that no script takes silence for success.
const [command, what] = process.argv.slice(2)
console.error(`npm run ${command}: not here yet. It comes with ${what}.`)
process.exit(1)
