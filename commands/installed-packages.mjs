/**
 * Whether the packages that npm has noted down in node_modules (`installed`) are those of the lock file. Told by their
 * content: a copied or freshly checked-out lock file is newer than what it describes. Packages of other systems are in
 * the lock file alone.
 */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true
    const found = installed.packages?.[path]
    if (!found) return wanted.optional === true
    return found.version === wanted.version && (!wanted.integrity || found.integrity === wanted.integrity)
  })
}
