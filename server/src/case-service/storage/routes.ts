import { storage } from '@writdesk/contract/storage/storage';
import { bind } from '../../platform/http/bind.ts';
import { signDownload, signDownloads, signNamedDownload } from './sign-download.ts';
import { signPagePictures } from './sign-page-pictures.ts';
import { signPages } from './sign-pages.ts';
import { signUpload } from './sign-upload.ts';

export const storageRoutes = [
  bind(storage.signedUploadUrl, signUpload),
  bind(storage.signedUrl, signDownload),
  bind(storage.downloadUrl, signDownload),
  bind(storage.pagesUrl, signPages),
  bind(storage.pagePictures, signPagePictures),
  bind(storage.namedDownloadUrl, signNamedDownload),
  bind(storage.multipleDownloadUrls, signDownloads),
];
