import { Archive, ArrowRight, Download, Pencil, Plus, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton, LinkButton } from '../ui/button.tsx'
import type { ButtonKind, ButtonSize } from '../ui/button-look.ts'
import { Group, Section, State } from './section.tsx'

const KINDS: { kind: ButtonKind; name: string }[] = [
  { kind: 'signal', name: 'Signal' },
  { kind: 'second', name: 'Second' },
  { kind: 'ghost', name: 'Ghost' },
  { kind: 'danger', name: 'Danger' },
]

const SIZES: { size: ButtonSize; name: string }[] = [
  { size: 'small', name: 'Small, 36 in rows' },
  { size: 'medium', name: 'Medium, 44' },
  { size: 'large', name: 'Large, 52 for the page’s main action' },
]

export function Buttons() {
  return (
    <Section id="buttons" title="Buttons" lead="One orange thing per view: the thing to do.">
      <Group title="Kinds and states" note="Hover and focus are live.">
        <div className="-mx-1 overflow-x-auto px-1 py-1">
          <div className="grid w-max grid-cols-[5rem_repeat(3,max-content)] items-center gap-x-4 gap-y-3">
            <span />
            <span className="text-small text-ink-2">Rest</span>
            <span className="text-small text-ink-2">Busy</span>
            <span className="text-small text-ink-2">Disabled</span>
            {KINDS.map(({ kind, name }) => (
              <KindRow key={kind} kind={kind} name={name} />
            ))}
          </div>
        </div>
      </Group>
      <Group title="Sizes">
        <div className="grid gap-6 sm:grid-cols-3">
          {SIZES.map(({ size, name }) => (
            <State key={size} name={name}>
              <Button size={size} icon={Plus}>
                Create Blueprint
              </Button>
            </State>
          ))}
        </div>
      </Group>
      <Pressable />
      <Group title="Links that look like buttons">
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/" kind="second">
            Home
          </LinkButton>
          <LinkButton href="#buttons" kind="ghost" icon={ArrowRight}>
            Back to buttons
          </LinkButton>
        </div>
      </Group>
      <Group title="Icon buttons" note="Always named; the name is spoken.">
        <div className="flex flex-wrap items-center gap-2">
          <IconButton label="Edit" icon={Pencil} size="small" />
          <IconButton label="Archive" icon={Archive} />
          <IconButton label="Download" icon={Download} kind="second" />
          <IconButton label="Delete" icon={Trash2} kind="danger" />
          <IconButton label="Dismiss" icon={X} size="large" />
          <IconButton label="Edit, not possible now" icon={Pencil} disabled />
        </div>
      </Group>
    </Section>
  )
}

function KindRow({ kind, name }: { kind: ButtonKind; name: string }) {
  return (
    <>
      <span className="text-small text-ink-2">{name}</span>
      <Button kind={kind} aria-label={`Save, ${name.toLowerCase()}`}>
        Save
      </Button>
      <Button kind={kind} busy="Saving...">
        Save
      </Button>
      <Button kind={kind} disabled>
        Save
      </Button>
    </>
  )
}

function Pressable() {
  const [busy, setBusy] = useState(false)

  function work() {
    setBusy(true)
    setTimeout(() => setBusy(false), 2000)
  }

  return (
    <Group title="Busy, live" note="Keeps its width and the focus; a second press does nothing.">
      <Button kind="signal" size="large" busy={busy} busyLabel="Signing In..." onClick={work}>
        Sign In
      </Button>
    </Group>
  )
}
