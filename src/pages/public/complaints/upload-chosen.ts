import { uploadComplaintFile } from '@/api/complaints';
import { ApiError } from '@/api/errors';
import { keptFile } from '@/engine/open-form/files/chosen-files';
import type { ChosenFile } from '@/engine/open-form/files/chosen-list';

/** What the centre has already, by key of the request and file: another try sends only what is missing. */
const uploaded = new Map<string, string>();

/** Uploads what was chosen, one after the other. @returns ids, one a comma @throws ApiError at the field of the files */
export async function uploadChosen(qqbh: string, list: readonly ChosenFile[]): Promise<string> {
  const ids: string[] = [];
  for (const { id, name } of list) {
    const key = `${qqbh} ${id}`;
    const file = keptFile(id);
    const known = uploaded.get(key);
    if (known) ids.push(known);
    else if (file) ids.push(await upload(qqbh, key, name, file));
  }
  return ids.join(',');
}

async function upload(qqbh: string, key: string, name: string, file: File): Promise<string> {
  try {
    const { fjId } = await uploadComplaintFile(qqbh, name, file);
    uploaded.set(key, fjId);
    return fjId;
  } catch (error) {
    // Nothing was handed in yet, whatever became of the file.
    const why = error instanceof Error && error.message ? error.message : '请稍后重试';
    const text = `“${name}”上传失败：${why}。可以再次提交重试，或移除这个附件`;
    throw new ApiError('business', text, { fieldErrors: { fj: text } });
  }
}
