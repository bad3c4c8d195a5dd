import { Moon, Sun } from 'lucide-react'
import { useTheme } from '../theme.ts'

export function ThemeSwitch() {
  const [theme, setTheme] = useTheme()
  const next = theme === 'dark' ? 'light' : 'dark'
  const Icon = theme === 'dark' ? Sun : Moon
  return (
    <button
      type="button"
      className="grid size-11 place-items-center rounded-2 text-ink-2 hover:bg-hover hover:text-ink"
      aria-label={theme ? `Switch to ${next} theme` : 'Switch theme'}
      onClick={() => setTheme(next)}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </button>
  )
}
