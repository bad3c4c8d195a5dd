import clsx from 'clsx'
import type { ReactNode } from 'react'
import { VentureDrawing } from '#features/blueprints/web/public.ts'
import type { OverviewPlan, Venture } from '../contract.ts'
import { Measure } from './measure.tsx'
import { claimSize, PAPER_WORDS } from './overview-words.ts'
import { PagePicture } from './page-picture.tsx'

type Props = {
  id: string
  name: string
  venture: Venture | null
  plan: OverviewPlan | null
  versions: { blueprint: string | undefined; brand: string | undefined }
  facts: { label: string; value: ReactNode }[]
  children: ReactNode
}

const CLAIM_SIZES = {
  large: 'text-[2.25rem] leading-[1.08] lg:text-[3.25rem] lg:leading-[1.05]',
  medium: 'text-[1.875rem] leading-[1.12] lg:text-[2.625rem] lg:leading-[1.1]',
  small: 'text-[1.625rem] leading-[1.16] lg:text-[2.125rem] lg:leading-[1.14]',
}

/** Words on plain paper, drawings on the grid, a hairline between. */
export function Cover({ id, name, venture, plan, versions, facts, children }: Props) {
  const heading = plan?.claim ?? name
  return (
    <div className="relative">
      <div
        aria-hidden="true"
        className={clsx(
          'venture-grid absolute inset-x-0 top-0 h-101 border-b border-[color-mix(in_srgb,var(--v-line)_40%,transparent)] bg-[-1px_0] lg:bottom-0 lg:left-[calc(50%-24px)] lg:h-auto lg:border-b-0 lg:border-l',
          // Without a cover there are only words at the top.
          !versions.blueprint && 'max-lg:hidden',
        )}
      />
      <div className="relative container grid lg:grid-cols-[minmax(0,33.25rem)_minmax(0,1fr)]">
        <div className="py-7 max-lg:order-2 lg:pt-15 lg:pr-9 lg:pb-10">
          {venture && <Lockup venture={venture} name={name} />}
          <h1
            className={clsx(
              'mb-3 max-w-[19em] font-medium tracking-tight text-balance text-v-primary wrap-anywhere lg:mb-5',
              CLAIM_SIZES[claimSize(heading)],
            )}
          >
            {plan ? heading : <bdi>{heading}</bdi>}
          </h1>
          {plan && (
            <p className="mb-6 max-w-[27em] text-lead text-ink-2 wrap-anywhere lg:mb-9">{plan.lead}</p>
          )}
          {children}
          {facts.length > 0 && (
            <dl className="mt-7 grid grid-cols-2 gap-x-6 gap-y-3 border-t border-[color-mix(in_srgb,var(--v-line)_60%,transparent)] pt-3 lg:mt-9 lg:flex">
              {facts.map(({ label, value }) => (
                <div
                  key={label}
                  className="min-w-0 border-[color-mix(in_srgb,var(--v-line)_60%,transparent)] lg:not-last:border-r lg:not-last:pr-6"
                >
                  <dt className="text-caption text-ink-2">{label}</dt>
                  <dd className="text-small font-[550] wrap-anywhere">
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        {versions.blueprint && <Art {...{ id, plan, versions }} />}
      </div>
    </div>
  )
}

/** A name of any length keeps its height; a very long one is narrower than it is drawn. */
function Lockup({ venture, name }: { venture: Venture; name: string }) {
  return (
    <div className="mb-5 [--v-cut:var(--v-pale)] lg:mb-9">
      <VentureDrawing
        drawing={venture.lockup}
        label={name}
        className="h-9 w-auto max-w-full object-left lg:h-11.5"
      />
    </div>
  )
}

const SCENE_PAGE = 11

/** The real cover in its measures, and the brand at work. */
function Art({ id, plan, versions }: Pick<Props, 'id' | 'plan' | 'versions'>) {
  const paper = PAPER_WORDS[plan?.paper ?? 'a4']
  return (
    <div
      aria-hidden="true"
      className="relative -mx-(--gutter) h-101 overflow-clip max-lg:order-1 lg:mx-0 lg:-mr-[max(var(--gutter),calc((100vw_-_var(--container))_/_2))] lg:h-auto lg:min-h-166"
    >
      <div className="absolute top-4.5 left-12 w-64 lg:top-7 lg:left-23 lg:w-109">
        <Measure />
        <span className="absolute -top-1 left-1/2 -translate-x-1/2 bg-v-pale px-2 text-caption leading-5 text-ink-2">
          {paper.width}
        </span>
        <div className="relative mt-4 lg:mt-5">
          <div className="absolute inset-y-0 -left-7 lg:-left-8">
            <Measure isUpright className="h-full" />
            <span className="absolute top-1/2 left-1/2 -translate-1/2 -rotate-90 bg-v-pale px-2 text-caption whitespace-nowrap text-ink-2">
              {paper.height}
            </span>
          </div>
          <PagePicture
            {...{ id }}
            document="blueprint"
            version={versions.blueprint ?? ''}
            page={1}
            size="large"
            ratio={paper.ratio}
            isFirst
          />
        </div>
      </div>
      {versions.brand && (
        <PagePicture
          {...{ id }}
          document="brand-guide"
          version={versions.brand}
          page={SCENE_PAGE}
          size="large"
          ratio={1 / paper.ratio}
          className="absolute! top-56.5 left-73 w-65.5 lg:top-92 lg:left-129 lg:w-106.5"
        />
      )}
    </div>
  )
}
