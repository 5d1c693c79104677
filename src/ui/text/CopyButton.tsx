import { Button } from 'antd';
import { toast } from '../state/toast';

/** Copies one value to the clipboard; `label` names the value. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  return (
    <Button size="small" aria-label={`复制${label}`} data-print="hide" onClick={() => void copy(label, text)}>
      复制
    </Button>
  );
}

async function copy(label: string, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(`${label}已复制`);
  } catch {
    toast.warning('浏览器不允许复制，请手工选中后复制');
  }
}
