import { useEffect, useId, useState } from 'react';
import { FileButton } from '@/ui/input/FileButton';
import styles from './check.module.css';
import { type PaperReference, paperReferenceInCode } from './check-link';

/** The browser's BarcodeDetector; rarely available, and missing in TypeScript's types. */
interface CodeReader {
  detect(image: ImageBitmap): Promise<{ rawValue: string }[]>;
}
interface CodeReaderClass {
  new (options: { formats: string[] }): CodeReader;
  getSupportedFormats(): Promise<string[]>;
}

const readerClass = () => (window as { BarcodeDetector?: CodeReaderClass }).BarcodeDetector;

/** Reads number and code from a photograph of the document's QR code, on this device; only where supported. */
export function QrPhoto({ onRead }: { onRead: (mark: PaperReference) => void }) {
  const offered = useOffered();
  const [failure, setFailure] = useState('');
  const id = useId();
  if (!offered) return null;

  const read = async (file: File) => {
    setFailure('');
    const mark = await marksIn(file).catch(() => undefined);
    if (mark) onRead(mark);
    else setFailure('没有在图片中找到证明的二维码，请拍清楚一些再试，或直接输入编号和校验码');
  };
  return (
    <div className={styles.photo}>
      <FileButton
        label="识别二维码照片"
        accept="image/*"
        aria-describedby={`${id}-note`}
        onChoose={([file]) => {
          if (file) void read(file);
        }}
      />
      <p id={`${id}-note`} className={styles.hint}>
        照片只在本机识别，不上传
      </p>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    </div>
  );
}

function useOffered(): boolean {
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    let here = true;
    readerClass()
      ?.getSupportedFormats()
      .then(
        (formats) => here && setOffered(formats.includes('qr_code')),
        () => undefined,
      );
    return () => {
      here = false;
    };
  }, []);
  return offered;
}

async function marksIn(file: File): Promise<PaperReference | undefined> {
  const Reader = readerClass();
  if (!Reader) return undefined;
  const image = await createImageBitmap(file);
  try {
    const codes = await new Reader({ formats: ['qr_code'] }).detect(image);
    return codes.map(({ rawValue }) => paperReferenceInCode(rawValue)).find((mark) => mark !== undefined);
  } finally {
    image.close();
  }
}
