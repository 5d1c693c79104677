import { Alert } from 'antd';
import { useCallback, useId, useRef, useState } from 'react';
import { hallFile } from '@/domain/documents/hall-file';
import { hallUrl } from '@/lib/address/hall-url';
import { Select } from '../input/Select';
import { Row } from '../layout/Row';
import styles from './VideoPlayer.module.css';
import { VideoTranscript } from './VideoTranscript';

/** One spoken sentence, in seconds from the beginning. */
export interface Caption {
  kssj: number;
  jssj: number;
  nr: string;
}

export interface VideoPlayerProps {
  title: string;
  /** Addresses of file and captions as sent by the centre; played only from the hall's own origin. */
  src: string;
  captions: string;
  /** Still picture shown before playback. */
  poster?: string;
  lines: readonly Caption[];
}

const SPEEDS = [0.75, 1, 1.25, 1.5, 2].map((one) => ({ value: String(one), label: one === 1 ? '正常' : `${one} 倍` }));
const KINDS = ['webm', 'mp4'];
const PICTURES = ['webp', 'png', 'jpg'];

/** The playing video; starting another one pauses it. */
let playing: HTMLVideoElement | undefined;

/**
 * A guide video with captions, speeds and transcript. Never preloads or autoplays; pauses on unmount. A missing or external file leaves
 * only the text.
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
  // A detached element goes on playing until it is garbage-collected.
  const held = useCallback((element: HTMLVideoElement) => {
    video.current = element;
    return () => {
      element.pause();
      video.current = null;
      if (playing === element) playing = undefined;
    };
  }, []);

  const seek = ({ kssj }: Caption) => {
    const element = video.current;
    if (!element) return;
    element.currentTime = kssj;
    // play() rejects when the file is unavailable; the 'error' event reports that.
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
              // Safari ignores `default`; enabled once per video, so that turning captions off is respected.
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
          <Alert
            showIcon
            type="warning"
            title={`视频暂时无法播放。${lines.length > 0 ? '请阅读文字稿，内容与视频相同；' : '请阅读本业务的办理须知；'}也可拨打 12329 咨询。`}
          />
        )}
        {playable && (
          <Row className={styles.speed}>
            <label htmlFor={`${id}-speed`}>播放速度</label>
            <Select
              id={`${id}-speed`}
              style={{ width: '7em' }}
              value={String(speed)}
              options={SPEEDS}
              onChange={(value) => {
                setSpeed(Number(value));
                if (video.current) video.current.playbackRate = Number(value);
              }}
            />
          </Row>
        )}
      </div>
      {lines.length > 0 && <VideoTranscript lines={lines} current={current} onPick={playable ? seek : undefined} />}
    </div>
  );
}

/** Index of the current or last spoken line. */
function lineAt(lines: readonly Caption[], time: number): number {
  return lines.findLastIndex(({ kssj }) => kssj <= time);
}
