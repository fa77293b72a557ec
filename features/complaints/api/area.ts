import { addQueue } from '#features/backoffice/api/public.ts';
import { COMPLAINT_ERRORS } from '#features/complaints/contract/errors.ts';
import type { Area } from '#server/platform.ts';
import { actOnComplaint } from './act-on-complaint.ts';
import { downloadComplaintSheet } from './download-complaint-sheet.ts';
import { fileComplaint } from './file-complaint.ts';
import { closeUncontradicted, remindStaff } from './jobs/clock-jobs.ts';
import { notifyStaff, sendAnswer, sendExtension, sendReceipt } from './jobs/email-jobs.ts';
import { answerComplaint } from './region/answer-complaint.ts';
import { complaintQueue } from './region/complaint-queue.ts';
import { listComplaints } from './region/list-complaints.ts';
import { showRegionComplaint } from './region/show-region-complaint.ts';
import { showComplaint } from './show-complaint.ts';
import { showComplaintBook } from './show-complaint-book.ts';

export const complaints: Area = {
  name: 'complaints',
  errors: COMPLAINT_ERRORS,
  jobs: {
    'complaints/send-receipt': sendReceipt,
    'complaints/send-answer': sendAnswer,
    'complaints/send-extension': sendExtension,
    'complaints/tell-staff': notifyStaff,
    'complaints/remind-staff': remindStaff,
    'complaints/close-uncontradicted': closeUncontradicted,
  },
  cron: [
    { job: 'complaints/remind-staff', at: '0 8 * * 1-5' },
    { job: 'complaints/close-uncontradicted', at: '30 3 * * *' },
  ],
  routes(app, platform) {
    addQueue(platform, complaintQueue);
    showComplaintBook(app, platform);
    fileComplaint(app, platform);
    showComplaint(app, platform);
    downloadComplaintSheet(app, platform);
    actOnComplaint(app, platform);
    listComplaints(app, platform);
    showRegionComplaint(app, platform);
    answerComplaint(app, platform);
  },
};
