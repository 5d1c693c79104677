import type { CustomControlProps } from '@/engine/field-kinds';
import { FilesControl } from '@/engine/open-form/files/FilesControl';

export default function AttachmentsControl(props: CustomControlProps) {
  return <FilesControl {...props} what="附件" />;
}
