// The first tab of a blueprint: what was bought, as it looks.
import type { ReactNode } from 'react'
import { VentureGround } from '#features/blueprints/web/public.ts'
import type { Answer } from '#kit/endpoint.ts'
import type { getOverview, PicturedDocument } from '../contract.ts'
import { Actions } from './actions.tsx'
import { Brand } from './brand.tsx'
import { CheckedFigures } from './checked-figures.tsx'
import { Cover } from './cover.tsx'
import { Documents } from './documents.tsx'
import { KeyFigures } from './key-figures.tsx'
import { NextSteps } from './next-steps.tsx'
import type { OverviewFile } from './overview-file.ts'
import { PAPER_WORDS } from './overview-words.ts'
import { PageStrip } from './page-strip.tsx'
import { Unfinished } from './unfinished.tsx'

type Props = {
  id: string
  overview: Answer<typeof getOverview>
  files: OverviewFile[]
  /** All files, as on their own tab. */
  children: ReactNode
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

export default function Overview({ id, overview, files, children }: Props) {
  const { blueprint, state, venture, plan, issue, documents, milestones, begunAt } = overview
  const address = `/blueprint/${encodeURIComponent(id)}`
  const [readAddress, planAddress] = [`${address}/read`, `${address}/plan`]
  if (state !== 'ready') return <Unfinished id={blueprint.id} state={state} />
  const versions: Partial<Record<PicturedDocument, string>> = Object.fromEntries(
    documents.map((document) => [document.id, document.version]),
  )
  const urlOf = (kind: string) => files.find((file) => file.kind === kind)?.url
  const ratio = PAPER_WORDS[plan?.paper ?? 'a4'].ratio
  const facts = [
    ...(plan?.founder ? [{ label: 'Prepared for', value: plan.founder }] : []),
    ...(plan ? [{ label: 'Place', value: plan.place }] : []),
    ...(issue ? [{ label: 'Version', value: `${issue.number}, ${DAY.format(new Date(issue.at))}` }] : []),
  ]
  return (
    <VentureGround venture={venture}>
      <div className="overflow-clip border-b border-[color-mix(in_srgb,var(--v-line)_45%,transparent)] bg-v-pale">
        <Cover
          {...{ id, venture, plan, facts }}
          name={blueprint.name}
          versions={{ blueprint: versions.blueprint, brand: versions['brand-guide'] }}
        >
          <Actions
            {...{ readAddress, planAddress }}
            pages={plan?.sheets.length ?? 0}
            minutes={plan?.readingMinutes}
            promptUrl={urlOf('markdown')}
          />
        </Cover>
        {plan && versions.blueprint && (
          <PageStrip {...{ id, ratio, readAddress }} version={versions.blueprint} sheets={plan.sheets} />
        )}
      </div>
      <div className="container pb-24">
        {plan && <KeyFigures {...plan} planAddress={planAddress} />}
        {plan && milestones && (
          <NextSteps {...{ milestones, address, readAddress, begunAt }} steps={plan.steps} />
        )}
        {plan && <CheckedFigures checked={plan.checked} readAddress={readAddress} />}
        {plan && venture && <Brand {...plan} venture={venture} packUrl={urlOf('brand-pack')} />}
        <Documents {...{ id, files, versions, ratio }} issue={issue?.number} logos={plan?.logos ?? []} />
        {children}
      </div>
    </VentureGround>
  )
}
