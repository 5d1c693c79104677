import { useEffect, useState } from 'react';
import { Dialog } from '@/ui/dialog/Dialog';
import styles from './files.module.css';

/** A chosen picture at its own size, reduced to the available space. */
export default function FilePicture({ name, blob, onClose }: { name: string; blob: Blob; onClose: () => void }) {
  const [url, setUrl] = useState('');
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const created = URL.createObjectURL(blob);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [blob]);
  return (
    <Dialog open title={name} width={800} onClose={onClose}>
      {broken && <p>这张图片显示不出来，文件可能已损坏。</p>}
      {url && !broken && <img className={styles.picture} src={url} alt={name} onError={() => setBroken(true)} />}
    </Dialog>
  );
}
