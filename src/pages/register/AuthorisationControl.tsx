import { letterLimits } from '@/domain/documents/material-file';
import type { CustomControlProps } from '@/form/field-kinds';
import { FileControl } from '@/form/open/files/FileControl';

export default function AuthorisationControl(props: CustomControlProps) {
  return <FileControl {...props} field="sqs" what="授权书" narrow={letterLimits} />;
}
