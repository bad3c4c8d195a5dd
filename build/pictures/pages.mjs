// Pages of the sample blueprint, as the typesetter sets them.
import { encode } from './encode.mjs'
import { pageOf } from './sample.mjs'

const PLAN = 'Complete-Blueprint.pdf'
const BRAND = 'Visual-Brand-Guide.pdf'
const START = 'Startup-Quickstart-Guide.pdf'

/** What is shown, and how wide: twice the widest place on the page. */
const SHOWN = /** @type {const} */ ([
  [PLAN, 1, 640, 'page-cover'],
  [PLAN, 3, 1120, 'page-summary'],
  [PLAN, 6, 1120, 'page-market'],
  [PLAN, 15, 1120, 'page-scenarios'],
  [PLAN, 17, 1120, 'page-sceptic'],
  [BRAND, 4, 1120, 'page-construction'],
  [START, 2, 1120, 'page-numbers'],
])

export function draw() {
  for (const [file, page, width, name] of SHOWN) encode(pageOf(file, page, width, name), name)
}
