import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Combobox } from '../ui/combobox.tsx'
import { SearchField, TextArea, TextField } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { INDUSTRIES, STAGES } from './samples.ts'
import { Group, Section } from './section.tsx'

const GRID = 'grid gap-x-6 gap-y-7 sm:grid-cols-2 xl:grid-cols-3'

export function Fields() {
  const [search, setSearch] = useState('tide')
  const [empty, setEmpty] = useState('')
  return (
    <Section id="fields" title="Fields" lead="The label above, the message below, in words and with an icon.">
      <Group title="Text">
        <div className={GRID}>
          <TextField label="Rest" defaultValue="TideWatch" />
          <TextField label="Placeholder" optional placeholder="Who pays for it?" />
          <TextField label="Error" defaultValue="mara@" error="Enter a full email address." />
          <TextField label="Valid" defaultValue="mara@example.com" valid="This address is confirmed." />
          <TextField label="Hint" defaultValue="Mara Lindqvist" hint="As it should stand on the cover." />
          <TextField label="Disabled" defaultValue="TideWatch" disabled />
          <PasswordSample />
        </div>
      </Group>
      <Group title="Promo codes" note="Measuring type, upper case.">
        <div className={GRID}>
          <TextField mono label="Promo code" optional placeholder="Enter a code" />
          <TextField mono label="Promo, valid" defaultValue="DRAFT20" valid="20% off applied!" />
          <TextField mono label="Promo, invalid" defaultValue="DRAFT2" error="Invalid promo code" />
        </div>
      </Group>
      <Group title="Longer text">
        <div className="grid gap-x-6 gap-y-7 sm:grid-cols-2">
          <TextArea
            label="Business idea"
            defaultValue="A low-cost sensor buoy and subscription dashboard that warns oyster farmers of harmful algal blooms and low oxygen 24 to 48 hours ahead."
          />
          <TextArea
            label="Business idea, too short"
            defaultValue="A buoy."
            error="Describe the idea in at least 20 characters."
          />
        </div>
      </Group>
      <Group title="Search">
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <SearchField
            label="Search blueprints"
            placeholder="Search by name, idea or industry"
            value={empty}
            onChange={setEmpty}
          />
          <SearchField label="Search files" placeholder="Search files" value={search} onChange={setSearch} />
        </div>
      </Group>
      <Choosing />
    </Section>
  )
}

function PasswordSample() {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      label="Password"
      type={shown ? 'text' : 'password'}
      autoComplete="off"
      defaultValue="tidewatch"
      aside={
        <a href="#fields" className="text-navy underline underline-offset-3">
          Forgot your password?
        </a>
      }
      trailing={
        <button
          type="button"
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
          className="grid size-11 place-items-center rounded-2 text-ink-2 hover:text-ink"
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden />
        </button>
      }
    />
  )
}

function Choosing() {
  const [stage, setStage] = useState('validation')
  const [industry, setIndustry] = useState('')
  const [field, setField] = useState('')
  return (
    <Group title="Select and combobox">
      <div className={GRID}>
        <Select label="Stage" value={stage} onChange={setStage} options={STAGES} />
        <Select
          label="Industry"
          optional
          placeholder="Choose an industry"
          value={industry}
          onChange={setIndustry}
          options={INDUSTRIES}
        />
        <Select
          label="Select with an error"
          value=""
          onChange={setStage}
          options={STAGES}
          error="Choose a stage."
        />
        <Select label="Select, disabled" value="idea" onChange={setStage} options={STAGES} disabled />
        <Combobox
          label="Combobox"
          placeholder="Type to search"
          emptyText="No such industry"
          hint="Arrows, Home, End, Enter and Escape work."
          value={field}
          onChange={setField}
          options={INDUSTRIES}
        />
      </div>
    </Group>
  )
}
