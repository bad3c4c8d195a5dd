/** How the engine reads the brief of the sample (`sample-sentence.test.ts`). */
export const SAMPLE_SENTENCE =
  'TideWatch offers a low-cost sensor buoy and a subscription dashboard in Chesapeake.'
