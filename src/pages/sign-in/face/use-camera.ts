import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type CameraFault, cameraFaultOf } from './camera-faults';

export interface CameraControl {
  video: RefObject<HTMLVideoElement | null>;
  live: boolean;
  /** Turns the camera off at once. */
  stop: () => void;
}

/**
 * The front camera, while the component is mounted and the page visible. Stops at once on unmount, when the page is hidden or left, and
 * when the camera ends; reports the last two and a failure to open as faults.
 */
export function useCamera(onFault: (fault: CameraFault) => void): CameraControl {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream | undefined>(undefined);
  const report = useRef(onFault);
  const [live, setLive] = useState(false);
  useEffect(() => {
    report.current = onFault;
  });

  const stop = useCallback(() => {
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = undefined;
    if (video.current) video.current.srcObject = null;
  }, []);

  useEffect(() => {
    let over = false;
    const end = (fault?: CameraFault) => {
      if (over) return;
      over = true;
      stop();
      if (fault) report.current(fault);
    };
    const onHidden = () => document.hidden && end('hidden');
    const onLeave = () => end('hidden');
    open().then(
      (opened) => {
        if (over) return stopTracks(opened);
        stream.current = opened;
        for (const track of opened.getTracks()) track.addEventListener('ended', () => end('unplugged'));
        if (video.current) {
          video.current.srcObject = opened;
          // If autoplay is blocked, the first frame stays; the quality check reports it.
          void video.current.play?.()?.catch(() => {});
        }
        setLive(true);
      },
      (error: unknown) => end(error instanceof NoCameraApi ? 'insecure' : cameraFaultOf(error)),
    );
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', onLeave);
      end();
    };
  }, [stop]);

  return { video, live, stop };
}

class NoCameraApi extends Error {}

async function open(): Promise<MediaStream> {
  // Undefined without https, despite its type.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices?.getUserMedia) throw new NoCameraApi();
  const wanted = { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } };
  return devices.getUserMedia({ video: wanted, audio: false });
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
