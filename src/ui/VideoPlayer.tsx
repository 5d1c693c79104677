import { useCallback, useId, useRef, useState } from 'react';
import { hallFile } from '@/domain/hall-file';
import { hallUrl } from '@/lib/hall-url';
import { AlertBox } from './plain/AlertBox';
import styles from './VideoPlayer.module.css';
import { VideoTranscript } from './VideoTranscript';

/** One sentence of what is said, in seconds from the beginning. */
export interface SpokenLine {
  kssj: number;
  jssj: number;
  nr: string;
}

export interface VideoPlayerProps {
  title: string;
  /** File and captions as the centre names them; played only where they lie beside the hall. */
  src: string;
  captions: string;
  /** Still picture that stands there before it plays. */
  poster?: string;
  lines: readonly SpokenLine[];
}

const SPEEDS = [0.75, 1, 1.25, 1.5, 2];
const KINDS = ['webm', 'mp4'];
const PICTURES = ['webp', 'png', 'jpg'];

/** The one that is playing: another one that starts stops it. */
let playing: HTMLVideoElement | undefined;

/**
 * A guide video with its captions, speeds and what is said beside it. Nothing is fetched or plays by itself; what is taken
 * off the page falls silent. A file that is missing or lies elsewhere leaves the text.
 */
export function VideoPlayer({ title, src, captions, poster = '', lines }: VideoPlayerProps) {
  const file = hallFile(src, KINDS);
  const subtitles = hallFile(captions, ['vtt']);
  const still = hallFile(poster, PICTURES);
  const [broken, setBroken] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [current, setCurrent] = useState(-1);
  const video = useRef<HTMLVideoElement>(null);
  const id = useId();
  const playable = file !== undefined && !broken;
  // An element that has left the page goes on sounding until it is collected.
  const held = useCallback((element: HTMLVideoElement) => {
    video.current = element;
    return () => {
      element.pause();
      video.current = null;
      if (playing === element) playing = undefined;
    };
  }, []);

  const seek = ({ kssj }: SpokenLine) => {
    const element = video.current;
    if (!element) return;
    element.currentTime = kssj;
    // Refused while the file cannot be had: its own error says so.
    element.play()?.catch(() => undefined);
  };

  return (
    <div className={styles.player}>
      <div className={styles.screen}>
        {playable ? (
          <video
            ref={held}
            controls
            preload="none"
            playsInline
            src={hallUrl(file)}
            poster={still && hallUrl(still)}
            aria-label={title}
            onLoadedMetadata={({ currentTarget: { textTracks } }) => {
              // Safari leaves them off whatever `default` says; once per film, so that whoever turns them off is heeded.
              const [subtitle] = textTracks ?? [];
              if (subtitle) subtitle.mode = 'showing';
            }}
            onPlay={({ currentTarget }) => {
              if (playing !== currentTarget) playing?.pause();
              playing = currentTarget;
              currentTarget.playbackRate = speed;
            }}
            onTimeUpdate={({ currentTarget: { currentTime } }) => setCurrent(lineAt(lines, currentTime))}
            onError={() => setBroken(true)}
          >
            <track kind="captions" srcLang="zh" label="中文字幕" src={subtitles && hallUrl(subtitles)} default />
          </video>
        ) : (
          <AlertBox>
            <p>
              视频暂时无法播放。
              {lines.length > 0 ? '请阅读文字稿，内容与视频相同；' : '请阅读本业务的办理须知；'}也可拨打 12329 咨询。
            </p>
          </AlertBox>
        )}
        {playable && (
          <p className={styles.speed}>
            <label htmlFor={`${id}-speed`}>播放速度</label>
            <select
              id={`${id}-speed`}
              value={speed}
              onChange={({ target }) => {
                setSpeed(Number(target.value));
                if (video.current) video.current.playbackRate = Number(target.value);
              }}
            >
              {SPEEDS.map((one) => (
                <option key={one} value={one}>
                  {one === 1 ? '正常' : `${one} 倍`}
                </option>
              ))}
            </select>
          </p>
        )}
      </div>
      {lines.length > 0 && <VideoTranscript lines={lines} current={current} onPick={playable ? seek : undefined} />}
    </div>
  );
}

/** The line that is being said, or was said last. */
function lineAt(lines: readonly SpokenLine[], time: number): number {
  return lines.findLastIndex(({ kssj }) => kssj <= time);
}
