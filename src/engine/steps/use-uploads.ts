import { useCallback, useEffect, useRef, useState } from 'react';
import { uploadMaterial } from '@/api/archive';
import { systemValue } from '@/session/system-config';

export interface Upload {
  id: number;
  wjlxId: string;
  file: File;
  /** 0 … 1 */
  progress: number;
  /** Set when it failed: it can be tried again without choosing the file again. */
  error?: string;
}

/** Uploads on their way or failed; those that arrived are the centre's and come with the next list. */
export function useUploads(ywlsh: string, onArrived: () => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const patch = useCallback((id: number, change: Partial<Upload>) => {
    setUploads((list) => list.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }, []);
  const drop = useCallback((id: number) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
    setUploads((list) => list.filter((upload) => upload.id !== id));
  }, []);
  const send = useCallback(
    async ({ id, wjlxId, file }: Upload) => {
      const refused = refusal(file);
      if (refused) return patch(id, { error: refused });
      const controller = new AbortController();
      running.current.set(id, controller);
      patch(id, { progress: 0, error: undefined });
      try {
        await uploadMaterial({ ywlsh, wjlxId }, file, {
          signal: controller.signal,
          onUploadProgress: (progress) => patch(id, { progress }),
        });
        drop(id);
        onArrived();
      } catch (error) {
        running.current.delete(id);
        if (!controller.signal.aborted) patch(id, { error: error instanceof Error ? error.message : '上传失败' });
      }
    },
    [ywlsh, patch, drop, onArrived],
  );
  const add = useCallback(
    (wjlxId: string, files: readonly File[]) => {
      for (const file of files) {
        lastId.current += 1;
        const upload: Upload = { id: lastId.current, wjlxId, file, progress: 0, error: refusal(file) };
        setUploads((list) => [...list, upload]);
        if (!upload.error) void send(upload);
      }
    },
    [send],
  );
  return { uploads, add, retry: send, drop };
}

/** Why a file need not be sent at all (p.fjDx, p.fjLx); the centre checks again, by content. */
function refusal(file: File): string | undefined {
  const megabytes = Number.parseFloat(systemValue('p.fjDx')) || 10;
  if (file.size === 0) return '文件是空的，请重新选择';
  if (file.size > megabytes * 1024 * 1024) return `文件超过${megabytes}MB，请压缩后上传`;
  const type = file.name.split('.').pop()?.toLowerCase() ?? '';
  return acceptedTypes().includes(type) ? undefined : `仅支持${acceptedTypes().join('、')}格式`;
}

export function acceptedTypes(): string[] {
  return (systemValue('p.fjLx') || 'jpg,jpeg,png,pdf,ofd')
    .toLowerCase()
    .split(/[,，、\s]+/)
    .filter(Boolean);
}
