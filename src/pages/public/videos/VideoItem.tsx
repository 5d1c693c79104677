import { Button } from 'antd';
import { useId, useState } from 'react';
import type { Video } from '@/api/public/videos';
import { hallFile } from '@/domain/documents/hall-file';
import { hallUrl } from '@/lib/address/hall-url';
import { areaOfPath } from '@/session/menu/menu-types';
import { timeText, VideoTranscript } from '@/ui/files/VideoTranscript';
import { Row } from '@/ui/layout/Row';
import { MatterAction } from '../answers/MatterAction';
import styles from './videos.module.css';

interface VideoItemProps {
  video: Video;
  /** Whether the video is printed, and whether only this one is, with its transcript. */
  onPaper: boolean;
  printing: boolean;
  onPlay: () => void;
  onPrint: () => void;
}

/** One video of the list; its transcript can be read and printed without playing. */
export function VideoItem({ video, onPaper, printing, onPlay, onPrint }: VideoItemProps) {
  const { spmc, flmc, jj, sc, gxrq, ywlj, fm, wzg } = video;
  const still = hallFile(fm, ['webp', 'png', 'jpg']);
  const [reading, setReading] = useState(false);
  const id = useId();
  const length = sc === undefined ? '' : timeText(sc);
  const facts = [flmc, length && `时长${length}`, gxrq && `更新于${gxrq}`].filter(Boolean);
  return (
    <li className={styles.video} data-print={onPaper ? undefined : 'hide'}>
      <div className={styles.poster} data-print="hide">
        <Button
          type="text"
          block
          className={styles.play}
          aria-label={`播放 ${spmc}${length && `（${length}）`}`}
          onClick={onPlay}
        >
          {still && <img src={hallUrl(still)} alt="" loading="lazy" />}
          <svg width="44" height="44" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
            <circle cx="22" cy="22" r="21" />
            <path d="M17 13v18l15-9z" />
          </svg>
        </Button>
        {length && <span aria-hidden="true">{length}</span>}
      </div>
      <div>
        <h2>{spmc}</h2>
        {jj && <p>{jj}</p>}
        <Row as="p" gap={2} rowGap={0} muted className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Row>
        <Row data-tall gap={2} rowGap={1} className={styles.actions} data-print="hide">
          {wzg.length > 0 && (
            <Button
              aria-label={`${reading ? '收起文字稿' : '文字稿'}：${spmc}`}
              aria-expanded={reading}
              aria-controls={id}
              onClick={() => setReading(!reading)}
            >
              {reading ? '收起文字稿' : '文字稿'}
            </Button>
          )}
          {reading && (
            <Button aria-label={`打印文字稿：${spmc}`} onClick={onPrint}>
              打印文字稿
            </Button>
          )}
          {/^(\/\w+)+$/.test(ywlj) && (
            <MatterAction matter={{ mc: '去办理', lj: ywlj, yhlx: areaOfPath(ywlj) ?? '' }} label={`去办理：${spmc}`} />
          )}
        </Row>
        <div id={id} className={styles.words}>
          {(reading || printing) && <VideoTranscript lines={wzg} />}
        </div>
      </div>
    </li>
  );
}
