// /sample: what comes out of the engine, shown large, beside the brief that went in.
import { GetBlueprintButton, usePurchaseAddress } from '#features/checkout/web/public.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { withQueries } from '#web/calls/with-queries.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { getSample } from '../contract.ts'
import { BriefSheet } from './brief-sheet.tsx'
import { FileList } from './file-list.tsx'
import { Logos } from './logos.tsx'
import { PageStrip } from './page-strip.tsx'
import { SHOWN_DOCUMENTS } from './sample-words.ts'

export default withQueries(SamplePage)

/** How often the page asks while the sample is being made, which takes some seconds and happens once. */
const ASK_AGAIN_MS = 1_500

function SamplePage() {
  usePurchaseAddress()
  const sample = useAnswer(getSample, undefined, {
    refetchInterval: ({ state }) => state.data?.state === 'making' && ASK_AGAIN_MS,
  })
  const { failed, error, retrying, retry } = useRetry(sample)
  const files = sample.data?.files ?? []
  return (
    <div className="pt-[clamp(40px,5vw,72px)] pb-24">
      <Head />
      {failed && files.length === 0 && (
        <div className="container mt-12">
          <ErrorState
            title="The sample could not be loaded"
            text={sentenceOf(error, 'We cannot reach the server.')}
            onRetry={retry}
            busy={retrying}
          />
        </div>
      )}
      {SHOWN_DOCUMENTS.map(({ kind, ...words }, i) => (
        <PageStrip
          key={kind}
          {...words}
          file={files.find((file) => file.kind === kind)}
          isMaking={i === 0 && sample.data?.state === 'making'}
        />
      ))}
      <Logos files={files} />
      <FileList files={files} />
      <Closing />
    </div>
  )
}

function Head() {
  return (
    <div className="container grid items-start gap-12 lg:grid-cols-[6fr_6fr] lg:gap-16">
      <div>
        <h1 className="max-w-[13ch] text-display">From this brief to these pages.</h1>
        <p className="mt-6 max-w-[46ch] text-lead text-ink-2">
          Everything below was made by our engine from this brief, in one run, with nothing touched up by
          hand. The brief is our own, not a customer’s. Yours goes the same way.
        </p>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
          <GetBlueprintButton />
          <LinkButton href="#files" kind="ghost" size="large">
            Download the files
          </LinkButton>
        </div>
      </div>
      <BriefSheet />
    </div>
  )
}

function Closing() {
  return (
    <section className="container mt-(--section)">
      <div className="rounded-4 bg-board px-6 py-12 text-on-board sm:px-14 sm:py-16">
        <h2 className="max-w-[20ch] text-h2">Your idea in place of this one, for $0.99.</h2>
        <p className="mt-4 max-w-[52ch] text-on-board-2">
          It will not know what you do not tell it. What it has to assume, it names on the last pages, each
          with its range and its source, so that you can put your own figure there.
        </p>
        <GetBlueprintButton className="mt-8 max-sm:w-full" />
      </div>
    </section>
  )
}
