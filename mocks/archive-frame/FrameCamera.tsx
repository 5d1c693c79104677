import { useEffect, useRef, useState } from 'react';
import styles from './frame.module.css';
import { Panel } from './Panel';

interface CameraProps {
  name: string;
  onTaken: (file: File) => void;
  onClose: () => void;
}

const QUALITY = 0.9;

/** Camera for documents with an alignment frame; reports a missing or forbidden camera. */
export function FrameCamera({ name, onTaken, onClose }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [failure, setFailure] = useState('');
  const [live, setLive] = useState(false);
  const [taken, setTaken] = useState<{ blob: Blob; url: string } | null>(null);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let gone = false;
    const open = async () => {
      if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('', 'NotFoundError');
      const wanted = { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } };
      stream = await navigator.mediaDevices.getUserMedia({ video: wanted, audio: false });
      if (gone) return stop(stream);
      if (video.current) video.current.srcObject = stream;
    };
    open().catch((error: unknown) => !gone && setFailure(whyNot(error)));
    return () => {
      gone = true;
      if (stream) stop(stream);
    };
  }, []);
  useEffect(() => () => void (taken && URL.revokeObjectURL(taken.url)), [taken]);

  const take = () => {
    const source = video.current;
    if (!source?.videoWidth) return;
    const canvas = document.createElement('canvas');
    canvas.width = source.videoWidth;
    canvas.height = source.videoHeight;
    canvas.getContext('2d')?.drawImage(source, 0, 0);
    canvas.toBlob((blob) => blob && setTaken({ blob, url: URL.createObjectURL(blob) }), 'image/jpeg', QUALITY);
  };
  const use = () => {
    if (taken) onTaken(new File([taken.blob], `${name}_${stamp()}.jpg`, { type: 'image/jpeg' }));
  };

  return (
    <Panel title={`拍照：${name}`} onClose={onClose}>
      {failure ? (
        <p role="alert" className={styles.error}>
          {failure}
        </p>
      ) : (
        <>
          <p>请把材料放在框内，四角完整、字迹清晰、没有反光。</p>
          <div className={styles.camera}>
            <video
              ref={video}
              autoPlay
              playsInline
              muted
              aria-label="摄像头画面"
              hidden={taken !== null}
              // Nothing can be taken before the first frame of the video.
              onLoadedData={() => setLive(true)}
            />
            {taken && <img src={taken.url} alt="拍到的照片" />}
            {!taken && <div className={styles.guide} aria-hidden />}
          </div>
          <div className={styles.ways}>
            {taken ? (
              <>
                <button type="button" className={styles.primary} onClick={use}>
                  使用这张照片
                </button>
                <button type="button" onClick={() => setTaken(null)}>
                  重拍
                </button>
              </>
            ) : (
              <button type="button" className={styles.primary} disabled={!live} onClick={take}>
                {live ? '拍摄' : '正在打开摄像头…'}
              </button>
            )}
          </div>
        </>
      )}
    </Panel>
  );
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function whyNot(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') {
    return '没有使用摄像头的权限：请在浏览器地址栏左侧的网站设置中允许摄像头后重试，或改用“选择文件”“手机上传”。';
  }
  if (name === 'NotReadableError') return '摄像头正被其他程序使用，请关闭后重试，或改用“选择文件”“手机上传”。';
  return '没有找到可用的摄像头，请改用“选择文件”或“手机上传”。';
}

/** Local time as yyyyMMddHHmmss, to distinguish pictures. */
function stamp(): string {
  return new Date().toISOString().slice(0, 19).replace(/\D/g, '');
}
