# Copies what Node and the native packages need from the build image into a folder: run by the Dockerfile.
set -eu
target=$1
cd /site
native=$(find node_modules -name '*.node' -o -name '*.so' -o -name '*.so.*')
libraries=$(ldd /usr/local/bin/node $native 2>/dev/null \
  | awk '$2 == "=>" && $3 ~ /^\/(usr\/)?lib/ { print $3 } $2 ~ /^\(0x/ && $1 ~ /^\// { print $1 }' | sort --unique)
mkdir -p "$target/var/lib/dpkg/status.d"
cp --parents --dereference /usr/local/bin/node $libraries "$target"
cp --parents --dereference /etc/passwd /etc/group /etc/nsswitch.conf /etc/os-release "$target"

# Vulnerability scanners read the packages of the libraries here. Their licenses are kept with them.
for library in $libraries; do
  dpkg-query --search "*/${library##*/}" | cut -d: -f1
done | sort --unique | while read -r package; do
  dpkg-query --status "$package" > "$target/var/lib/dpkg/status.d/$package"
  cp --parents --dereference "/usr/share/doc/$package/copyright" "$target"
done

install --directory --mode 1777 "$target/tmp"
install --directory --owner node --group node --mode 700 "$target/data"
