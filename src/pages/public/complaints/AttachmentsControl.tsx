import { useContext } from 'react';
import type { CustomControlProps } from '@/engine/field-kinds';
import { FilesControl } from '@/engine/open-form/files/FilesControl';
import { AttachmentCare } from './attachments';

export default function AttachmentsControl(props: CustomControlProps) {
  return <FilesControl {...props} what="附件" care={useContext(AttachmentCare)} />;
}
