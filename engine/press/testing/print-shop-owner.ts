// A program with a print shop, to be killed.
import { createPrintShop } from '../print-shop.ts'

const shop = createPrintShop()
shop.warmUp()
process.send?.(shop.pid)
setInterval(() => {}, 60_000)
