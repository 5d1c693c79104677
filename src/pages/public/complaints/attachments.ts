import { createContext } from 'react';
import { deleteComplaintFile, downloadComplaintFile, fetchComplaintFiles, uploadComplaintFile } from '@/api/complaints';
import { ApiError } from '@/api/errors';
import { keptFile } from '@/form/open/files/chosen-files';
import type { ChosenFile, ChosenFiles } from '@/form/open/files/chosen-list';
import { type FileCare, sendFile } from '@/form/open/files/file-uploads';
import type { ComplaintDraft } from './complaint-draft';

/** Loaded with the first file of a guest: most people attach nothing. */
const guestFiles = () => import('./guest-files');

/** Puts back what a guest had chosen before the page was left for signing in. */
export async function findHidden(draft: ComplaintDraft | undefined): Promise<void> {
  // Without it the form says which files are missing.
  if (draft?.values.fj) await guestFiles().then(({ findHidden: find }) => find(draft), ignore);
}

/** Forgets one file of a draft that was kept for a guest, or all of them. */
export function forgetHidden(qqbh: string, id?: string): void {
  guestFiles().then(({ forgetHidden: forget }) => forget(qqbh, id), ignore);
}

const ignore = () => undefined;

/** What becomes of the files that are chosen for the complaint on show. */
export const AttachmentCare = createContext<FileCare>({});

/** Of a guest: a file is kept for the time after signing in. `draft` gives the draft as it is then. */
export function guestCare(draft: () => ComplaintDraft): FileCare {
  return {
    hide: ({ id }, file) =>
      guestFiles().then(
        ({ hideFile }) => hideFile(draft(), id, file),
        () => false,
      ),
    remove: ({ id }) => forgetHidden(draft().qqbh, id),
  };
}

/** Of whoever is signed in: a file is at the centre as soon as it is chosen. */
export function signedInCare(draft: () => ComplaintDraft): FileCare {
  return {
    send: async ({ id, name }, file, options) => {
      const { qqbh } = draft();
      const { fjId } = await uploadComplaintFile(qqbh, name, file, options);
      forgetHidden(qqbh, id);
      return fjId;
    },
    present: async (ids) => new Set((await fetchComplaintFiles(ids)).map(({ fjId }) => fjId)),
    load: downloadComplaintFile,
    remove: ({ id, sent }) => {
      forgetHidden(draft().qqbh, id);
      // What cannot be taken out now is cleared away by the centre.
      if (sent !== undefined) deleteComplaintFile(sent).catch(ignore);
    },
  };
}

/**
 * Waits for what is on its way, tries again what has failed, and sends once more what the centre does not have any more (taken
 * out in another window). @returns ids, one a comma @throws ApiError at the field of the files
 */
export async function sendAll(list: ChosenFiles, { send, present }: FileCare): Promise<string> {
  const sent = list.flatMap((one) => one.sent ?? []);
  // Where it does not answer, handing in will tell.
  const there = sent.length > 0 && (await present?.(sent).catch(() => undefined));
  const ids: string[] = [];
  for (const one of list) {
    if (one.sent !== undefined && (!there || there.has(one.sent))) ids.push(one.sent);
    else if (send && keptFile(one.id)) ids.push(await sendOne(one, send));
    else throw atFiles(`附件“${one.name}”中心已经没有了，请移除后重新选择`);
  }
  return ids.join(',');
}

async function sendOne(one: ChosenFile, send: NonNullable<FileCare['send']>): Promise<string> {
  try {
    return await sendFile(one, send);
  } catch (error) {
    const why = error instanceof Error && error.message ? error.message : '请稍后重试';
    throw atFiles(`“${one.name}”上传失败：${why}。可以再次提交重试，或移除这个附件`);
  }
}

/** Nothing was handed in yet, whatever became of the file. */
function atFiles(text: string): ApiError {
  return new ApiError('business', text, { fieldErrors: { fj: text } });
}
