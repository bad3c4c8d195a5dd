import { Archive, Copy, Download, EllipsisVertical, Pencil, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../ui/button.tsx'
import { Combobox } from '../ui/combobox.tsx'
import { ConfirmDialog, Dialog } from '../ui/dialog.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { Menu } from '../ui/menu.tsx'
import { ChoiceCards } from '../ui/radio.tsx'
import { Select } from '../ui/select.tsx'
import { SidePanel } from '../ui/side-panel.tsx'
import { toast } from '../ui/toast-store.ts'
import { INDUSTRIES, PACKS, STAGES } from './samples.ts'
import { Group, Section } from './section.tsx'

export function Overlays() {
  return (
    <Section
      id="overlays"
      title="Overlays"
      lead="Dialogs become bottom sheets on phones. The focus comes back."
    >
      <Group title="Dialogs">
        <div className="flex flex-wrap gap-3">
          <NarrowDialog />
          <WideDialog />
          <Confirming />
          <Panel />
        </div>
      </Group>
      <Group title="Menu, and the tips of icon buttons">
        <div className="flex flex-wrap items-center gap-3">
          <Menu
            label="Actions for TideWatch"
            trigger={<IconButton label="More actions" icon={EllipsisVertical} kind="second" />}
            items={[
              { label: 'Rename', icon: Pencil, onSelect: () => toast({ title: 'Renamed' }) },
              { label: 'Copy', icon: Copy, onSelect: () => toast({ title: 'Copied' }) },
              { label: 'Download', icon: Download, onSelect: () => {}, disabled: true },
              'separator',
              { label: 'Delete', icon: Trash2, onSelect: () => toast({ title: 'Deleted' }), danger: true },
            ]}
          />
          <IconButton label="Archive" icon={Archive} />
          <IconButton label="Star" icon={Star} />
        </div>
      </Group>
    </Section>
  )
}

function NarrowDialog() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Narrow dialog</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Welcome Back" description="440 wide.">
        <form className="grid gap-5" onSubmit={(event) => event.preventDefault()}>
          <TextField label="Email" type="email" autoComplete="off" defaultValue="mara@example.com" />
          <TextField label="Password" type="password" autoComplete="off" />
          <Button kind="signal" size="large" type="submit" busyLabel="Signing In...">
            Sign In
          </Button>
        </form>
      </Dialog>
    </>
  )
}

function WideDialog() {
  const [open, setOpen] = useState(false)
  const [pack, setPack] = useState('starter')
  const [stage, setStage] = useState('prototype')
  const [industry, setIndustry] = useState('other')
  return (
    <>
      <Button onClick={() => setOpen(true)}>Wide dialog</Button>
      <Dialog open={open} onOpenChange={setOpen} size="wide" bare title="Get Your Startup Blueprint">
        <div className="md:grid md:grid-cols-[24rem_1fr]">
          <div className="border-line bg-sunken p-6 max-md:border-b md:border-r md:p-8">
            <p aria-hidden="true" className="mb-6 pr-10 text-[1.75rem] font-semibold leading-tight">
              Get Your Startup Blueprint
            </p>
            <ChoiceCards legend="Pack" hideLegend value={pack} onChange={setPack} options={PACKS} />
          </div>
          <div className="grid content-start gap-5 p-6 md:p-9 md:pt-16">
            <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
              <TextField label="Full name" defaultValue="Mara Lindqvist" />
              <TextField label="Email" defaultValue="mara@example.com" />
            </div>
            <TextArea label="Business idea" rows={3} />
            <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
              <Combobox label="Industry" value={industry} onChange={setIndustry} options={INDUSTRIES} />
              <Select label="Stage" value={stage} onChange={setStage} options={STAGES} />
            </div>
            <Button kind="signal" size="large" onClick={() => setOpen(false)}>
              Pay $3.00
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}

function Confirming() {
  const [open, setOpen] = useState(false)
  const wait = () => new Promise<void>((done) => setTimeout(done, 1200))
  return (
    <>
      <Button kind="danger" icon={Trash2} onClick={() => setOpen(true)}>
        Confirm
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete 2 files?"
        description="They are gone for everyone you shared them with. This cannot be undone."
        confirmLabel="Delete"
        busyLabel="Deleting..."
        onConfirm={wait}
        danger
      />
    </>
  )
}

function Panel() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Side panel</Button>
      <SidePanel open={open} onOpenChange={setOpen} title="Version history">
        <ol className="grid gap-5 border-l border-draft-soft pl-5">
          {['Nov 14, 2026', 'Nov 12, 2026', 'Nov 9, 2026'].map((day, index) => (
            <li key={day}>
              <p className="text-ui font-semibold">Version {3 - index}</p>
              <p className="text-small text-ink-2">{day}</p>
            </li>
          ))}
        </ol>
      </SidePanel>
    </>
  )
}
