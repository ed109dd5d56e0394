/** `/firm/dana-whitcomb.jpg`: where the build puts an attorney's photo. */
export function portraitFile({ slug, photo }: { slug: string; photo?: string | undefined }): string | undefined {
  return inFolder(slug, photo);
}

/** `/firm/office.jpg` */
export function officeFile({ office }: { office?: string | undefined }): string | undefined {
  return inFolder('office', office);
}

function inFolder(name: string, picture: string | undefined): string | undefined {
  return picture && `/firm/${name}${picture.slice(picture.lastIndexOf('.')).toLowerCase()}`;
}
