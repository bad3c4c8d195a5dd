import { useState } from 'react'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { ChoiceCards, RadioGroup } from '../ui/radio.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Switch } from '../ui/switch.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { PACKS, STAGES } from './samples.ts'
import { Group, Section } from './section.tsx'

const SHELVES = ['All', 'Recent', 'Starred', 'Archived'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

export function Choices() {
  return (
    <Section id="choices" title="Choices" lead="Navy marks what is chosen; a shape says it too.">
      <div className="grid gap-x-6 gap-y-14 sm:grid-cols-2">
        <Checkboxes />
        <Radios />
      </div>
      <div className="grid gap-x-6 gap-y-14 xl:grid-cols-2">
        <Packs />
        <Switches />
      </div>
      <Views />
    </Section>
  )
}

function Checkboxes() {
  const [accepted, setAccepted] = useState(true)
  const [news, setNews] = useState(false)
  const [row, setRow] = useState(false)
  const [parts, setParts] = useState([true, false])
  const all = parts.every(Boolean) ? true : parts.some(Boolean) ? 'indeterminate' : false
  return (
    <Group title="Checkbox">
      <div className="grid gap-4">
        <Checkbox label="Send me product news" checked={news} onChange={setNews} />
        <Checkbox
          label="I am 18 or older and accept the Terms of Service."
          checked={accepted}
          onChange={setAccepted}
        />
        <Checkbox label="All files" checked={all} onChange={(on) => setParts([on, on])} />
        <div className="grid gap-4 pl-8">
          {['Complete blueprint', 'Brand guide'].map((file, index) => (
            <Checkbox
              key={file}
              label={file}
              checked={parts[index] ?? false}
              onChange={(on) => setParts(parts.map((part, at) => (at === index ? on : part)))}
            />
          ))}
        </div>
        <Checkbox label="Chosen, disabled" checked disabled onChange={setNews} />
        <Checkbox label="With an error" checked={false} error="Accept the terms." onChange={setNews} />
        <div className="flex items-center gap-4 text-small text-ink-2">
          <Checkbox aria-label="Select row" checked={row} onChange={setRow} />
          <span>In a row, named by aria-label</span>
        </div>
      </div>
    </Group>
  )
}

function Radios() {
  const [stage, setStage] = useState('validation')
  const options = STAGES.map((one) => ({ ...one, disabled: one.value === 'mvp' }))
  return (
    <Group title="Radio">
      <RadioGroup legend="Stage of the venture" value={stage} onChange={setStage} options={options} />
    </Group>
  )
}

function Packs() {
  const [pack, setPack] = useState('starter')
  return (
    <Group title="Choice cards">
      <ChoiceCards legend="Pack" value={pack} onChange={setPack} options={PACKS} />
    </Group>
  )
}

function Switches() {
  const [mail, setMail] = useState(true)
  const [weekly, setWeekly] = useState(false)
  return (
    <Group title="Switch">
      <Card flush className="divide-y divide-line">
        <Switch
          label="Email when a blueprint is ready"
          checked={mail}
          onChange={setMail}
          className="px-5 py-4"
        />
        <Switch
          label="Weekly summary"
          description="What changed, each Monday."
          checked={weekly}
          onChange={setWeekly}
          className="px-5 py-4"
        />
        <Switch
          label="Security notices"
          description="Always on."
          checked
          disabled
          onChange={setWeekly}
          className="px-5 py-4"
        />
        <Switch
          label="Sharing by link"
          description="Not in your plan."
          checked={false}
          disabled
          onChange={setWeekly}
          className="px-5 py-4"
        />
      </Card>
    </Group>
  )
}

function Views() {
  const [shelf, setShelf] = useState('all')
  return (
    <>
      <Group title="Segmented">
        <Segmented
          label="Shelf"
          value={shelf}
          onChange={setShelf}
          options={SHELVES}
          className="sm:inline-flex"
        />
      </Group>
      <Group title="Tabs" note="The list scrolls sideways on phones.">
        <Tabs
          label="Owner panels"
          tabs={[
            { value: 'health', label: 'Webhook health', content: <TabText text="Last 100 deliveries." /> },
            {
              value: 'codes',
              label: 'Promo codes',
              count: 4,
              content: <TabText text="4 codes, 3 active." />,
            },
            {
              value: 'recovery',
              label: 'Purchase recovery',
              content: <TabText text="Nothing to recover." />,
            },
            { value: 'customers', label: 'Customers', content: <TabText text="No customers yet." /> },
            { value: 'refunds', label: 'Refunds and orders', content: <TabText text="No refunds." /> },
          ]}
        />
      </Group>
    </>
  )
}

function TabText({ text }: { text: string }) {
  return <p className="text-ui text-ink-2">{text}</p>
}
