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
  pdf_wanted: 'Suba un PDF.',
  pdf_encrypted: 'Este PDF pide una contraseña. Guárdelo sin ella y súbalo de nuevo.',
  pdf_broken: 'Este PDF está dañado y no se puede leer.',
  pdf_too_long: 'Este PDF tiene más de 500 páginas.',
  pdf_too_much: 'Leer este PDF requiere demasiado tiempo o memoria. Imprímalo en un PDF nuevo y suba ese.',
  pdf_script: 'Este PDF contiene un programa. Imprímalo en un PDF nuevo y suba ese.',
  pdf_launch: 'Este PDF inicia otro programa al abrirse. Imprímalo en un PDF nuevo y suba ese.',
  office_macro: 'Este archivo contiene macros. Guárdelo sin ellas, o como PDF, y suba ese.',
  file_unpacks_large: 'Este archivo ocupa más de 500 MB al descomprimirse. Guárdelo como PDF y suba ese.',
  image_too_large:
    'Esta imagen tiene más de {max, number} píxeles de ancho o de alto. Guárdela más pequeña y súbala.',
  file_infected: 'El antivirus encontró «{virus}» en este archivo, así que se eliminó.',
  scanner_down:
    'El antivirus no responde, así que no se puede recibir ni abrir ningún archivo. Inténtelo de nuevo en unos minutos.',
  template_layout_missing: 'Elija el diseño.',
  template_pdf_missing: 'Suba el formulario en PDF.',
  template_firm_missing: 'Un formulario pertenece a un bufete. Elija el bufete.',
  template_place_taken: 'Este lugar ya tiene una plantilla de este tipo.',
  template_of_product: 'Esta plantilla viene con Writdesk. Duplíquela para su bufete si quiere cambiarla.',
  template_retired: 'Esta plantilla está retirada.',
  template_no_draft: 'No hay ningún borrador que publicar.',
  template_not_published: 'Aún no se ha publicado nada de esta plantilla.',
  template_review_moved: 'Ahora está publicada la versión {number, number}. Léala antes de revisarla.',
  template_bar_state: 'Solo un abogado admitido en el estado de la plantilla puede revisarla.',
  paper_fact_missing: 'El caso aún no tiene este dato.',
  template_no_pdf: 'Un diseño no tiene PDF.',
  template_ends_early: 'El último día no puede ser anterior al primero.',
  no_such_place: 'No existe ese lugar.',
  tag_page_missing: 'No existe la página {page, number}.',
  tag_off_page: 'La etiqueta sobresale de la página {page, number}.',
  tag_fact_unknown: 'No existe el dato «{path}».',
  tag_prints_nothing: 'Elija el dato que imprime la etiqueta o escriba sus palabras.',
  tag_field_missing: 'El formulario no tiene el campo «{name}».',
  document_case_missing: 'Indique el caso.',
} as const satisfies Translated<typeof english>;
