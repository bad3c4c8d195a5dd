// npm run demo: the whole shop, as if it had been open for ninety days. DEMO_SEED=2 for another past.
import { loadConfig } from '#server/config.ts'
import { features } from '#server/features.ts'
import { runUntilSignal } from '#server/run.ts'
import { startShop } from '#server/start.ts'
import { demoFeature } from './feature.ts'
import { buyForReal } from './live.ts'

await runUntilSignal(async (signal) => {
  const config = loadConfig({
    DATA_DIR: '.demo',
    LOG_LEVEL: 'warn',
    // What the model of the past cost.
    LLM_INPUT_PRICE: '3',
    LLM_OUTPUT_PRICE: '15',
    ...process.env,
  })
  const seed = Number(process.env.DEMO_SEED ?? 1) || 1
  const shop = await startShop(config, { list: [...features, demoFeature({ seed })], signal })
  try {
    await buyForReal(`http://127.0.0.1:${config.port}`)
  } catch (error) {
    // Its database would be left running.
    await shop.stop()
    throw error
  }
  console.log('  Two blueprints of the member are being made right now: watch them on the dashboard.\n')
  return shop
})
