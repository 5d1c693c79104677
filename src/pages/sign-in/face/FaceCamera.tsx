import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FacePictures } from '@/api/face-sign-in';
import { Button } from '@/ui/plain/Button';
import { type CameraFault, PICTURE_WORDS, type TakingFault } from './camera-faults';
import styles from './face.module.css';
import { judged, type Taking, takeFace } from './take-face';
import { useCamera } from './use-camera';

interface Props {
  /** What the person is told to do, e.g. 请缓慢眨眼. */
  instruction: string;
  onTaken: (pictures: FacePictures) => void;
  onFault: (fault: CameraFault) => void;
}

/** How often the picture is judged while the person gets ready. */
const JUDGE_MS = 600;
const OPENING = '正在打开摄像头，请在浏览器的提示中选择“允许”';
const CHECKING = '摄像头已打开，正在检查画面';
const READY = '画面清晰。请把脸放在椭圆框内，然后点击“开始拍摄”';

/** The live picture with a frame for the face, what is wrong with it in words, and the picture taken after a countdown. */
export function FaceCamera({ instruction, onTaken, onFault }: Props) {
  const { video, live, stop } = useCamera(onFault);
  const [taking, setTaking] = useState<Taking | undefined>();
  const [refused, setRefused] = useState<TakingFault | undefined>();
  const words = useJudgedPicture(video, live && !taking);
  const work = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  const take = async () => {
    if (!live || taking || !video.current) return;
    const controller = new AbortController();
    work.current = controller;
    setRefused(undefined);
    // A browser that guards its canvases against being read throws: there is no picture then.
    const result = await takeFace(video.current, setTaking, controller.signal).catch(() => 'none' as const);
    if (controller.signal.aborted || result === undefined) return;
    if (typeof result === 'string') {
      setRefused(result);
      return setTaking(undefined);
    }
    // Before anything is sent: the camera has nothing to do any more.
    stop();
    onTaken(result);
  };

  return (
    <div className={styles.taking}>
      <div className={styles.screen}>
        <video ref={video} autoPlay playsInline muted aria-label="摄像头画面" />
        <div className={styles.oval} aria-hidden />
        {taking?.at === 'countdown' ? (
          <span className={styles.count} aria-hidden>
            {taking.left}
          </span>
        ) : null}
      </div>
      <p role="status" className={styles.guidance}>
        {guidance(live, taking, words, instruction)}
      </p>
      {refused ? (
        <p role="alert" className={styles.refused}>
          {PICTURE_WORDS[refused]}
        </p>
      ) : null}
      <Button kind="primary" className={styles.wide} aria-disabled={!live || taking !== undefined} onClick={take}>
        {taking ? '正在拍摄...' : refused ? '重新拍摄' : '开始拍摄'}
      </Button>
    </div>
  );
}

function guidance(live: boolean, taking: Taking | undefined, words: string, instruction: string): string {
  if (!live) return OPENING;
  if (taking?.at === 'moving') return `${instruction}（头部保持在框内）`;
  if (taking?.at === 'countdown') return `请看镜头，保持不动：${taking.left}`;
  return taking ? '照片已拍好' : words;
}

/** What the person should change, or that it is well. Said when it was so twice: one shaky picture is no news. */
function useJudgedPicture(video: RefObject<HTMLVideoElement | null>, active: boolean): string {
  const [said, setSaid] = useState(CHECKING);
  useEffect(() => {
    if (!active) return;
    let former = '';
    const judge = () => {
      const fault = video.current ? judged(video.current) : 'none';
      const words = fault ? PICTURE_WORDS[fault] : READY;
      if (words === former) setSaid(words);
      former = words;
    };
    const timer = setInterval(judge, JUDGE_MS);
    return () => clearInterval(timer);
  }, [active, video]);
  return said;
}
