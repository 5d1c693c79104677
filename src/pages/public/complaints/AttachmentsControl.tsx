import { useContext } from 'react';
import type { CustomControlProps } from '@/form/field-kinds';
import type { ChosenFiles } from '@/form/open/files/chosen-list';
import { FilesControl } from '@/form/open/files/FilesControl';
import type { Held } from '@/schema/field-kinds';
import { AttachmentCare } from './attachments';

export default function AttachmentsControl(props: CustomControlProps<Held<ChosenFiles>>) {
  return <FilesControl {...props} what="附件" care={useContext(AttachmentCare)} />;
}
