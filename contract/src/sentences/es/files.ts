import type { Translated } from '../translated.ts';
import type { files as english } from '../en/files.ts';

export const files = {
  file_whose: 'Indique de quién es este archivo.',
  file_not_arrived: 'El archivo aún no ha llegado.',
  file_not_whole: 'El archivo no llegó completo. Envíelo otra vez.',
  file_content:
    'Esto no es {type, fileType}: su contenido es otra cosa. Elija otro archivo o guárdelo otra vez.',
  link_of_other_type: 'Este enlace es para {type, fileType}, y el archivo se envió como otra cosa.',
  link_bytes: 'El enlace es para {bytes} bytes.',
  bytes_arrived: 'Solo llegaron {arrived} de {bytes} bytes.',
  link_not_for_that: 'Este enlace no permite eso.',
  no_room: 'Por ahora no hay espacio para archivos.',
  files_of_person:
    'Demasiados archivos suyos esperan a que se añadan a un caso: {files, number} archivos o {megabytes} MB como máximo. Añádalos o inténtelo más tarde.',
  files_of_organization:
    'Demasiados archivos de su organización esperan a que se añadan a un caso: {files, number} archivos o {megabytes} MB como máximo. Añádalos o inténtelo más tarde.',
} as const satisfies Translated<typeof english>;
