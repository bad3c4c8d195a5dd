// /admin/language-model: who writes plans, and a brief planned both ways.
import { useQueryClient } from '@tanstack/react-query'
import { AdminPage } from '#features/admin/web/public.ts'
import type { Answer } from '#kit/endpoint.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { questionOf, useAnswer, useCall } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { withQueries } from '#web/calls/with-queries.tsx'
import { useRole } from '#web/session.ts'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { type Comparison, choosePlansBy, getLanguageModel } from '../contract.ts'
import { BriefForm } from './brief-form.tsx'
import { ComparisonView } from './comparison-view.tsx'

const LOOK_AGAIN_MS = 1_000

export default withQueries(LanguageModelPage)

function LanguageModelPage() {
  return (
    <AdminPage
      title="Language model"
      lead="Who writes plans, and how the same brief reads by the house and by the model."
      from="admin"
    >
      <Content />
    </AdminPage>
  )
}

type Known = Answer<typeof getLanguageModel>

function Content() {
  const asked = useAnswer(getLanguageModel, undefined, {
    refetchInterval: ({ state }) => (state.data?.comparison?.state === 'running' ? LOOK_AGAIN_MS : false),
  })
  const { failed, error, retrying, retry } = useRetry({
    error: asked.data ? null : asked.error,
    refetch: asked.refetch,
  })
  if (failed)
    return (
      <ErrorState
        title="Failed to load"
        text={sentenceOf(error, 'Please try again in a moment.')}
        onRetry={retry}
        busy={retrying}
      />
    )
  if (!asked.data)
    return (
      <Card className="min-h-96">
        <Skeleton lines={9} />
      </Card>
    )
  const { model, plansBy, comparison } = asked.data
  if (!model) return <NotConfigured />
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <Choice model={model} plansBy={plansBy} />
      <BriefForm isRunning={comparison?.state === 'running'} onStarted={() => void asked.refetch()} />
      {comparison && <Outcome comparison={comparison} />}
    </div>
  )
}

function NotConfigured() {
  return (
    <Card as="section">
      <CardTitle>No language model is configured</CardTitle>
      <p className="mt-3 max-w-[62ch] text-ink-2">
        Plans are written from the trade library. To have each plan written for its idea, set{' '}
        <code className="font-mono text-small">ANTHROPIC_API_KEY</code>, or{' '}
        <code className="font-mono text-small">LLM_BASE_URL</code> and{' '}
        <code className="font-mono text-small">LLM_MODEL</code> for a server that speaks OpenAI’s protocol,
        and start the shop again. docs/language-model.md says what it costs and what leaves the server.
      </p>
    </Card>
  )
}

function Choice({ model, plansBy }: { model: string; plansBy: Known['plansBy'] }) {
  const client = useQueryClient()
  const isOwner = useRole() === 'owner'
  const { queryKey } = questionOf(getLanguageModel, undefined)
  const choose = useCall(choosePlansBy, {
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: (error) =>
      toast({
        kind: 'destructive',
        title: 'Not Changed',
        description: sentenceOf(error, 'Please try again in a moment.'),
      }),
  })
  const shown = choose.isPending ? (choose.variables?.body.plansBy ?? plansBy) : plansBy
  return (
    <Card as="section">
      <CardTitle>Plans are written by</CardTitle>
      <p className="mt-1 text-small text-ink-2">
        {isOwner
          ? 'It counts for every blueprint that is begun from now on.'
          : `${plansBy === 'model' ? `The model, ${model}` : 'The house'}. Only the owner can change this.`}
      </p>
      {isOwner && (
        <Segmented
          label="Plans are written by"
          value={shown}
          onChange={(value) => choose.mutate({ body: { plansBy: value as Known['plansBy'] } })}
          options={[
            { value: 'model', label: `The model (${model})` },
            { value: 'house', label: 'The house' },
          ]}
          className="mt-4 sm:max-w-md"
        />
      )}
    </Card>
  )
}

function Outcome({ comparison }: { comparison: Comparison }) {
  const { state, startupName, activity, problem } = comparison
  return (
    <section aria-labelledby="outcome" className="grid min-w-0 gap-6">
      <div>
        <h2 id="outcome" className="text-h2 font-semibold [overflow-wrap:anywhere]">
          {startupName}
        </h2>
        <div role="status" className="mt-2 text-ink-2">
          {state === 'running' && (
            <p className="flex items-center gap-3">
              <Spinner size={18} />
              {activity ?? 'Planning by the house'}...
            </p>
          )}
          {state === 'done' && <p>Both plans are ready.</p>}
        </div>
        {state === 'failed' && (
          <p role="alert" className="mt-2 text-danger">
            {problem}
          </p>
        )}
      </div>
      <ComparisonView comparison={comparison} />
    </section>
  )
}
