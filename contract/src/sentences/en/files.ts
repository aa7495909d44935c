/** Of files and the links by which they come and go. */
export const files = {
  file_whose: 'Say whose file this is.',
  file_not_arrived: 'The file hasn’t arrived yet.',
  file_not_whole: 'The file didn’t arrive whole. Send it again.',
  file_content:
    'This is not {type, fileType}: its content is something else. Choose another file, or save it again.',
  link_of_other_type: 'This link is for {type, fileType}, and the file was sent as something else.',
  link_bytes: 'The link is for {bytes} bytes.',
  bytes_arrived: 'Only {arrived} of {bytes} bytes arrived.',
  link_not_for_that: 'This link doesn’t allow that.',
  no_room: 'There is no room for files now.',
  files_of_person:
    'Too many of your files wait to be added to a case: {files, number} files or {megabytes} MB at most. Add them, or try again later.',
  files_of_organization:
    'Too many of your organization’s files wait to be added to a case: {files, number} files or {megabytes} MB at most. Add them, or try again later.',
} as const;
