import { Alert, Button } from 'antd';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FacePictures } from '@/api/session/face-sign-in';
import { Stack } from '@/ui/layout/Stack';
import { type CameraFault, PICTURE_FAULT_TEXTS, type TakingFault } from './camera-faults';
import { captureFace, judged, type Taking } from './capture-face';
import styles from './face.module.css';
import { useCamera } from './use-camera';

interface Props {
  /** Instruction to the person, for example 请缓慢眨眼. */
  instruction: string;
  onTaken: (pictures: FacePictures) => void;
  onFault: (fault: CameraFault) => void;
}

/** Interval of quality checks before the picture is taken. */
const JUDGE_MS = 600;
const OPENING = '正在打开摄像头，请在浏览器的提示中选择“允许”';
const CHECKING = '摄像头已打开，正在检查画面';
const READY = '画面清晰。请把脸放在椭圆框内，然后点击“开始拍摄”';

/** Live picture with a frame for the face, quality advice as text, and the picture taken after a countdown. */
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
    // Browsers that block reading canvases throw: no picture is available then.
    const result = await captureFace(video.current, setTaking, controller.signal).catch(() => 'none' as const);
    if (controller.signal.aborted || result === undefined) return;
    if (typeof result === 'string') {
      setRefused(result);
      return setTaking(undefined);
    }
    // Turns the camera off before sending.
    stop();
    onTaken(result);
  };

  return (
    <Stack>
      <div className={styles.screen}>
        <video ref={video} autoPlay playsInline muted aria-label="摄像头画面" />
        <div className={styles.oval} aria-hidden />
        {taking?.at === 'countdown' ? (
          <Stack as="span" gap={0} className={styles.count} aria-hidden>
            {taking.left}
          </Stack>
        ) : null}
      </div>
      <p role="status" className={styles.guidance}>
        {guidance(live, taking, words, instruction)}
      </p>
      {refused ? <Alert type="error" showIcon title={PICTURE_FAULT_TEXTS[refused]} /> : null}
      <Button type="primary" block aria-disabled={!live || taking !== undefined} onClick={take}>
        {taking ? '正在拍摄...' : refused ? '重新拍摄' : '开始拍摄'}
      </Button>
    </Stack>
  );
}

function guidance(live: boolean, taking: Taking | undefined, words: string, instruction: string): string {
  if (!live) return OPENING;
  if (taking?.at === 'moving') return `${instruction}（头部保持在框内）`;
  if (taking?.at === 'countdown') return `请看镜头，保持不动：${taking.left}`;
  return taking ? '照片已拍好' : words;
}

/** Quality advice or approval. Reported only after two equal results, to ignore a shaky picture. */
function useJudgedPicture(video: RefObject<HTMLVideoElement | null>, active: boolean): string {
  const [status, setStatus] = useState(CHECKING);
  useEffect(() => {
    if (!active) return;
    let former = '';
    const judge = () => {
      const fault = video.current ? judged(video.current) : 'none';
      const words = fault ? PICTURE_FAULT_TEXTS[fault] : READY;
      if (words === former) setStatus(words);
      former = words;
    };
    const timer = setInterval(judge, JUDGE_MS);
    return () => clearInterval(timer);
  }, [active, video]);
  return status;
}
