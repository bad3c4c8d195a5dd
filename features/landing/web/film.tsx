import { Play } from 'lucide-react'
import { site } from '#web/site.ts'

/** The film of the house comes with captions, and in a second format; one from elsewhere is shown as it is. */
const OURS = '/film/'
const LENGTH = 'Under a minute, no sound needed'

type FilmProps = { playing: boolean; onPlay: () => void }

/** A picture until it is asked for: not a byte of the film is loaded before. */
export function Film({ playing, onPlay }: FilmProps) {
  return (
    <div id="explainer" className="container scroll-mt-24 pt-[clamp(56px,6vw,96px)]">
      <div className="relative aspect-16/10 overflow-hidden rounded-3 bg-board sm:aspect-16/9">
        {playing ? <Player /> : <Poster onPlay={onPlay} />}
      </div>
    </div>
  )
}

function Poster({ onPlay }: { onPlay: () => void }) {
  const { videoUrl, videoPosterUrl } = site()
  return (
    // Until the page is alive it opens the film itself.
    <a
      href={videoUrl}
      onClick={(event) => {
        event.preventDefault()
        onPlay()
      }}
      className="group absolute inset-0 text-on-board -outline-offset-4 focus-visible:outline-(--on-board)"
    >
      <img
        src={videoPosterUrl}
        alt=""
        width={1280}
        height={720}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
      <span className="absolute inset-0 grid place-items-center">
        <span className="grid size-18 place-items-center rounded-full bg-on-board text-board shadow-float transition-transform duration-(--fast) group-hover:scale-105 sm:size-22">
          <Play size={28} strokeWidth={1.75} fill="currentColor" aria-hidden className="translate-x-0.5" />
        </span>
      </span>
      <span className="absolute inset-x-0 bottom-0 flex flex-wrap items-baseline gap-x-4 bg-board px-5 py-3.5 sm:px-7">
        <span className="font-semibold">From one paragraph to a plan</span>
        <span className="text-small text-on-board-2">{LENGTH}</span>
      </span>
      <span className="sr-only">Play the explainer film</span>
    </a>
  )
}

/**
 * Whoever pressed play goes on from there with the keyboard. One function for good: a new one would be called, and take
 * the focus back, at every drawing.
 */
function takeFocus(video: HTMLVideoElement | null): void {
  video?.focus({ preventScroll: true })
}

function Player() {
  const { videoUrl, videoPosterUrl } = site()
  const ours = videoUrl.startsWith(OURS)
  return (
    // biome-ignore lint/a11y/useMediaCaption: ours has captions; a film from elsewhere brings its own
    <video
      ref={takeFocus}
      controls
      autoPlay
      playsInline
      preload="none"
      poster={videoPosterUrl}
      width={1280}
      height={720}
      aria-label="From one paragraph to a plan: the product in use"
      className="absolute inset-0 size-full object-contain"
    >
      <source src={videoUrl} />
      {ours && <source src={videoUrl.replace(/\.webm$/, '.mp4')} type="video/mp4" />}
      {ours && (
        <track
          kind="captions"
          src={videoUrl.replace(/\.webm$/, '.vtt')}
          srcLang="en"
          label="English"
          default
        />
      )}
    </video>
  )
}
