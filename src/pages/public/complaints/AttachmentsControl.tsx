import { useContext } from 'react';
import type { CustomControlProps } from '@/form/field-kinds';
import { FilesControl } from '@/form/open/files/FilesControl';
import { AttachmentCare } from './attachments';

export default function AttachmentsControl(props: CustomControlProps) {
  return <FilesControl {...props} what="附件" care={useContext(AttachmentCare)} />;
}
