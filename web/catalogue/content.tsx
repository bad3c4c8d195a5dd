import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import { Button } from '../ui/button.tsx'
import { Card, CardTitle } from '../ui/card.tsx'
import { DimensionLine } from '../ui/dimension-line.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { MARKDOWN } from './samples.ts'
import { Group, Section } from './section.tsx'

const MarkdownView = lazyPart(() => import('../ui/markdown-view.tsx'))

const MEASURES = [
  { value: '20 Pages', text: 'A complete plan, PDF' },
  { value: 'Minutes', text: 'From idea to file' },
  { value: '$0.99', text: 'For one blueprint' },
]

export function Content() {
  return (
    <Section id="content" title="Content" lead="Ornament measures something or is absent.">
      <Group title="Cards" note="A line, no shadow.">
        <div className="grid gap-6 sm:grid-cols-2">
          <Card>
            <CardTitle as="h4">TideWatch</CardTitle>
            <p className="mt-2 text-small text-ink-2">
              A low-cost sensor buoy and subscription dashboard that warns oyster farmers.
            </p>
          </Card>
          <Card flush>
            <CardTitle as="h4" className="border-b border-line px-5 py-4 sm:px-6">
              Flush, for lists
            </CardTitle>
            <ul className="divide-y divide-line text-small">
              <li className="px-5 py-3.5 sm:px-6">Complete blueprint</li>
              <li className="px-5 py-3.5 sm:px-6">Brand guide</li>
            </ul>
          </Card>
        </div>
      </Group>
      <Group title="Dimension lines" note="They always carry a value.">
        <div className="grid gap-x-6 gap-y-8 sm:grid-cols-3">
          {MEASURES.map((measure) => (
            <div key={measure.value}>
              <DimensionLine />
              <p className="mt-4 text-[1.75rem] font-semibold leading-tight tracking-tight">
                {measure.value}
              </p>
              <p className="mt-1 text-small text-ink-2">{measure.text}</p>
            </div>
          ))}
        </div>
      </Group>
      <Group title="Empty" note="The dashed sheet with its corner marks, what to do, one button.">
        <EmptyState
          as="h4"
          title="No blueprints yet"
          text="You have 1 credit. Describe an idea and it becomes a plan, a brand guide, logos, a quickstart guide and a prompt."
          action={
            <Button kind="signal" size="large" icon={Plus}>
              Create Blueprint
            </Button>
          }
        />
      </Group>
      <Group title="Markdown">
        <Card>
          <Suspense fallback={<Skeleton lines={8} />}>
            <MarkdownView text={MARKDOWN} />
          </Suspense>
        </Card>
      </Group>
    </Section>
  )
}
